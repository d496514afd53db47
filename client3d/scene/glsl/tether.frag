uniform vec4 grade; varying float along; varying float strength; varying vec3 team; varying vec3 world;
void main(){ if(fract(along*9.0) > .62) discard;
  vec3 c = mix(team, vec3(1.0), .12);
#ifndef INLINE_GRADE
  c = pow(max(c, 0.0), vec3(2.2))*.75/grade.x;     // the last pass exposes it again
#endif
  FRAG = vec4(c, .8*strength); }
