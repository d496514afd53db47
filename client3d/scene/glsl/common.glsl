uniform vec3 sun_dir; uniform vec3 sun_colour; uniform vec3 sky_colour; uniform vec3 ground_colour; uniform vec3 view_dir;
uniform float glow; uniform sampler2D fog_levels; uniform vec2 board_size; uniform float fog_on; uniform sampler2D noise;

#include "grading.glsl"

vec3 fogged(vec3 c, vec3 at){
  if(fog_on < .5) return c;
  vec2 uv = vec2(at.x, board_size.y + at.y)/board_size; float n = texture2D(noise, at.xy*.11).r - .5;
  float level = texture2D(fog_levels, uv + n*.55/board_size).r;
  float seen = smoothstep(.55, .80, level), known = smoothstep(.12, .36, level); float l = dot(c, vec3(.3, .55, .15));
  vec3 faded = mix(vec3(l), c, .25)*vec3(.40, .47, .60); vec3 hidden = sky_colour*vec3(.016, .021, .030) + faded*.10;
  return mix(hidden, mix(faded, c, seen), known); }
vec4 finished(vec3 c, float a){
#ifdef INLINE_GRADE
  c = graded(c, gl_FragCoord.xy/screen);
#endif
  return vec4(c, a); }
