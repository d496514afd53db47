// A craft in the air throws a ring in its side's colour on the ground below it.
// Where there is no mask for outlines, an outlined unit gets a ring in that colour on the ground.
varying vec2 at; varying float dark; varying vec4 ring; varying vec4 aloft; uniform vec4 grade;
void main(){
  float l = length(at); vec4 c = vec4(0.0, 0.0, 0.0, dark*smoothstep(1.0, .35, l));
  vec3 below = mix(aloft.rgb, vec3(1.0), .08);
#ifndef INLINE_GRADE
  below = pow(max(below, 0.0), vec3(2.2))*.75/grade.x;
#endif
  c = mix(c, vec4(below, .82), smoothstep(.80, .86, l)*smoothstep(1.0, .94, l)*aloft.a);
#ifdef INLINE_GRADE
  float line = smoothstep(.80, .86, l)*smoothstep(1.0, .94, l)*ring.a; c = mix(c, vec4(ring.rgb, .95), line);
#endif
  FRAG = c; }
