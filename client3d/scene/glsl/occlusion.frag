uniform sampler2D depth_map; uniform vec4 lens; uniform vec2 texel; varying vec2 uv;
vec3 at(vec2 p){ return vec3((p - .5)*lens.xy, -(lens.z + texture2D(depth_map, p).r*(lens.w - lens.z))); }
void main(){ vec2 here = uv + texel*.5; vec3 p0 = at(here); vec2 tx = vec2(texel.x, 0.), ty = vec2(0., texel.y);
  vec3 px = at(here + tx), mx = at(here - tx), py = at(here + ty), my = at(here - ty);
  vec3 ex = abs(px.z - p0.z) < abs(mx.z - p0.z) ? px - p0 : p0 - mx, ey = abs(py.z - p0.z) < abs(my.z - p0.z) ? py - p0 : p0 - my;
  vec3 n = cross(ex, ey); n /= max(length(n), 1e-9); float hidden = 0.0; const float R = .34;
  float a = fract(52.9829189*fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))))*6.283;
  for(int i = 0; i < 10; i++){ float k = float(i) + .5; float r = R*sqrt(k/10.0), t = k*2.39996 + a;
    vec3 v = at(here + vec2(cos(t), sin(t))*r/lens.xy) - p0; float l = length(v) + 1e-4;
    hidden += max(0.0, dot(n, v)/l - .18)*smoothstep(R*2.2, R*.4, l); }
  FRAG = vec4(vec3(clamp(1.0 - hidden/10.0*1.7, 0.0, 1.0)), 1.0); }
