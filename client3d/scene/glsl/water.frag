#include "common.glsl"

#if SHADOW_TAPS > 0
uniform sampler2DShadow shadow_map;
#endif
uniform float time; uniform float ice; varying vec3 world; varying float depth; varying float still; varying float cut; varying vec4 shadow_at;
float field(vec2 p, vec2 drift){ return texture2D(noise, p*.22 + drift).r; }
void main(){
  vec2 p = world.xy; float n1 = texture2D(noise, p*.16 + vec2(time*.012, time*.007)).r; float n2 = texture2D(noise, p*.31 - vec2(time*.015, -time*.010)).r;
  vec2 ex = vec2(.096, 0.0), ey = vec2(0.0, .096), dx = vec2(time*.02, 0.0), dy = vec2(0.0, time*.017);
  vec3 n = normalize(vec3((field(p - ex, dx) - field(p + ex, dx))*1.6, (field(p - ey, dy) - field(p + ey, dy))*1.6, 1.0));
  float d = clamp(depth*3.8, 0.0, 1.0);
  vec3 body = mix(vec3(.16, .36, .33), vec3(.020, .085, .115), smoothstep(.0, .85, d + .25*(n1 - .5)));
  body = mix(body, vec3(.55, .66, .72), ice*.30*smoothstep(.40, .62, n1));
  body = mix(body, vec3(.050, .062, .040), still);
  float sun = 1.0;
#if SHADOW_TAPS > 0
  vec3 q = shadow_at.xyz/shadow_at.w*.5 + .5; if(q.x > 0. && q.x < 1. && q.y > 0. && q.y < 1.) sun = SHADOW(shadow_map, vec3(q.xy, q.z - .0012));
#endif
  vec3 c = body*(sun_colour*clamp(dot(n, sun_dir), 0., 1.)*(.35 + .65*sun) + sky_colour*1.2);
  float away = 1.0 - clamp(dot(n, view_dir), 0., 1.); c += sky_colour*(away*away*away*1.1 + .05);
  vec3 h = normalize(sun_dir + view_dir); c += sun_colour*pow(clamp(dot(n, h), 0., 1.), 160.0)*1.2*sun;
  c += sky_colour*smoothstep(.60, .72, n1*.6 + n2*.4)*.11*(1.0 - still);
  float band = depth + (n2 - .5)*.05;
  float foam = (1.0 - cut)*smoothstep(.055, .022, band) + .55*smoothstep(.012, .0, abs(band - .105 - .016*sin(time*1.2 + n1*6.0)));
  foam = clamp(foam*(1.0 - still), 0., 1.); c = mix(c, vec3(.85, .9, .88)*(sun_colour*.25 + sky_colour), foam*.85);
  // where the board's edge cuts through the water: clear and bright above, dark below, a line of light at its face
  vec3 pane = mix(vec3(.055, .20, .23), vec3(.012, .045, .065), depth)*(sun_colour*.30 + sky_colour) + sky_colour*.35*smoothstep(.12, .0, depth);
  c = mix(c, pane, cut);
  FRAG = finished(fogged(c, world), max(max(mix(.62, .96, smoothstep(0.0, .35, d)), foam), cut*.94)); }
