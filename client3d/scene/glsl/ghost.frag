// The part of a unit that trees or walls hide: a hatched silhouette in its side's colour.
#include "common.glsl"
varying vec3 world; varying vec4 ghost; varying float fade;
void main(){
  if(fract((gl_FragCoord.x + gl_FragCoord.y)/4.0) < .5) discard;
  vec3 c = pow(ghost.rgb, vec3(2.2))*1.3;
#ifdef INLINE_GRADE
  FRAG = vec4(pow(c, vec3(1.0/2.2)), 1.0);
#else
  FRAG = vec4(c/grade.x, 1.0);
#endif
}
