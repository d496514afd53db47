uniform vec4 grade;        // exposure, saturation, contrast, unused
uniform vec3 lift; uniform vec3 gain; uniform vec2 screen;
float grain(){ return fract(52.9829189*fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))); }
vec3 aces(vec3 x){ return clamp((x*(2.51*x + 0.03))/(x*(2.43*x + 0.59) + 0.14), 0.0, 1.0); }
vec3 graded(vec3 c, vec2 uv){
  c = aces(c*grade.x); float l = dot(c, vec3(.2126, .7152, .0722)); c = mix(vec3(l), c, grade.y);
  c = c*gain + lift*(1.0 - c)*(1.0 - l); c = pow(max(c, 0.0), vec3(1.0/2.2)); c = mix(c, c*c*(3.0 - 2.0*c), grade.z);
  c *= 1.0 - .42*smoothstep(.42, .95, length((uv - .5)*vec2(1.15, 1.0)));
  return c + (grain() - .5)/255.0; }
