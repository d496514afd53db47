uniform vec4 grade; uniform float snow; varying vec4 colour;
void main(){ vec3 c = mix(colour.rgb, colour.rgb*colour.rgb*.85, snow*.8);
#ifndef INLINE_GRADE
  c = pow(max(c, 0.0), vec3(2.2))*.75/grade.x;     // the last pass exposes it again
#endif
  FRAG = vec4(c, min(colour.a*(1.0 + .5*snow), 1.0)); }
