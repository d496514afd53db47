#include "grading.glsl"

uniform vec3 backdrop_edge; uniform vec3 backdrop_middle; varying vec2 uv;
void main(){ vec3 c = mix(backdrop_middle, backdrop_edge, smoothstep(.05, .75, length((uv - .5)*vec2(1.15, 1.0))));
#ifdef INLINE_GRADE
  c = graded(c, uv);
#endif
  FRAG = vec4(c, 1.0); }
