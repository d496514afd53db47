#include "common.glsl"

#if SHADOW_TAPS > 0
uniform sampler2DShadow shadow_map;
#endif
uniform sampler2D currents; uniform float time; uniform float ice; varying vec3 world; varying float depth; varying float still; varying float cut; varying vec4 shadow_at;
float field(vec2 p, vec2 drift){ return texture2D(noise, p*.22 + drift).r; }
// Streaks along a current: noise smeared that way, twice, half a turn of its drift apart, so that it never jumps.
float streaks(vec2 p, vec2 way){
  float sum = 0.0;
  for(int k = 0; k < 2; k++){
    float age = fract(time*.42 + float(k)*.5); float most = 1.0 - abs(age*2.0 - 1.0); float s = 0.0;
    for(int i = -3; i <= 3; i++) s += texture2D(noise, (p + way*(float(i)*.085 - age*.62))*1.15 + float(k)*.41).r;
    sum += s*most/7.0; }
  return sum; }
void main(){
  vec2 p = world.xy; vec4 current = texture2D(currents, vec2(p.x, board_size.y + p.y)/board_size);
  float river = smoothstep(.04, .40, current.b), sea = current.a; float n1 = texture2D(noise, p*.16 + vec2(time*.012, time*.007)).r; float n2 = texture2D(noise, p*.31 - vec2(time*.015, -time*.010)).r;
  vec2 ex = vec2(.096, 0.0), ey = vec2(0.0, .096), dx = vec2(time*.02, 0.0), dy = vec2(0.0, time*.017);
  vec3 n = normalize(vec3((field(p - ex, dx) - field(p + ex, dx))*1.6, (field(p - ey, dy) - field(p + ey, dy))*1.6, 1.0));
  float d = clamp(depth*3.8, 0.0, 1.0);
  vec3 body = mix(vec3(.16, .36, .33), vec3(.020, .085, .115), smoothstep(.0, .85, d + .25*(n1 - .5)));
  body = mix(body, mix(vec3(.085, .19, .145), vec3(.022, .095, .100), smoothstep(.1, .75, d)), river*.9);
  body = mix(body, vec3(.012, .060, .120), sea*smoothstep(.20, .34, depth));
  body = mix(body, vec3(.55, .66, .72), ice*.30*smoothstep(.40, .62, n1));
  body = mix(body, vec3(.050, .062, .040), still);
  float sun = 1.0;
#if SHADOW_TAPS > 0
  vec3 q = shadow_at.xyz/shadow_at.w*.5 + .5; if(q.x > 0. && q.x < 1. && q.y > 0. && q.y < 1.) sun = SHADOW(shadow_map, vec3(q.xy, q.z - .0012));
#endif
  vec3 c = body*(sun_colour*clamp(dot(n, sun_dir), 0., 1.)*(.35 + .65*sun) + sky_colour*1.2);
  float away = 1.0 - clamp(dot(n, view_dir), 0., 1.); c += sky_colour*(away*away*away*1.1 + .05);
  vec3 h = normalize(sun_dir + view_dir); c += sun_colour*pow(clamp(dot(n, h), 0., 1.), 160.0)*1.2*sun;
  c += sky_colour*smoothstep(.60, .72, n1*.6 + n2*.4)*.11*(1.0 - still)*(1.0 - .8*river);
  float run = 0.0; if(river > .01) run = streaks(p, current.rg*2.0 - 1.0)*river;
  c += sky_colour*smoothstep(.50, .64, run)*.22*(1.0 - cut); c *= 1.0 - .30*river*smoothstep(.46, .34, run);
  float band = depth + (n2 - .5)*.05;
  float foam = (1.0 - cut)*smoothstep(.055, .022, band) + .55*smoothstep(.012, .0, abs(band - .105 - .016*sin(time*1.2 + n1*6.0)));
  foam *= 1.0 - .82*river;
  // breakers: lines along a flat shore that roll towards it and thin out
  float roll = depth*34.0 + time*.85 + n1*5.0; float near = smoothstep(.25, .06, depth)*sea*(1.0 - cut);
  foam = max(foam, smoothstep(.72, .98, sin(roll))*near*smoothstep(.30, .55, n2)*.8);
  foam = clamp(foam*(1.0 - still), 0., 1.); c = mix(c, vec3(.85, .9, .88)*(sun_colour*.25 + sky_colour), foam*.85);
  // where the board's edge cuts through the water: clear and bright above, dark below, a line of light at its face
  vec3 pane = mix(vec3(.055, .20, .23), vec3(.012, .045, .065), depth)*(sun_colour*.30 + sky_colour) + sky_colour*.35*smoothstep(.12, .0, depth);
  c = mix(c, pane, cut);
  FRAG = finished(fogged(c, world), max(max(mix(.62, .96, smoothstep(0.0, .35, d)), foam), cut*.94)); }
