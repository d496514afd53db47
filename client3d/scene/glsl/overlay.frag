uniform vec4 grade; varying vec4 colour;
void main(){ vec3 c = colour.rgb;
#ifndef INLINE_GRADE
  c = pow(max(c, 0.0), vec3(2.2))*.75/grade.x;     // the last pass exposes it again
#endif
  FRAG = vec4(c, colour.a); }
