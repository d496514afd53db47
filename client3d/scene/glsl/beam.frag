// Two cones side by side that widen and fade with the way.
#include "common.glsl"
varying vec2 at; varying float strength; varying vec3 world;
void main(){
  float wide = mix(.14, .50, at.y); float near = abs(abs(at.x) - .26);
  float cone = smoothstep(wide, wide*.25, near)*smoothstep(1.0, .25, at.y)*smoothstep(.0, .06, at.y);
  vec3 c = vec3(1.0, .80, .46)*cone*strength*glow*.11;
#ifdef INLINE_GRADE
  FRAG = vec4(c*1.6, 0.0);
#else
  FRAG = vec4(c/grade.x, 0.0);
#endif
}
