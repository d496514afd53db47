#include "grading.glsl"

uniform sampler2D colours; uniform sampler2D occlusion; uniform sampler2D bloom; uniform sampler2D mask; uniform vec2 texel;
varying vec2 uv;
void main(){ vec3 c = texture2D(colours, uv).rgb; float open = 0.0;
  for(int i = -1; i <= 1; i++) for(int j = -1; j <= 1; j++) open += texture2D(occlusion, uv + vec2(float(i), float(j))*texel*1.5).r;
  c *= mix(1.0, open/9.0, .85); c += texture2D(bloom, uv).rgb*.55; c = graded(c, uv);
  vec4 m = texture2D(mask, uv); float edge = 0.0; vec3 rim = vec3(0.0);
  for(int i = 0; i < 12; i++){ float t = float(i)*.5236; vec4 q = texture2D(mask, uv + vec2(cos(t), sin(t))*texel*2.6); if(q.a > edge){ edge = q.a; rim = q.rgb; } }
  FRAG = vec4(mix(c, rim, clamp(edge - m.a, 0.0, 1.0)), 1.0); }
