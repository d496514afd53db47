#include "common.glsl"

uniform vec4 lights_at[LIGHTS]; uniform vec4 lights_colour[LIGHTS]; uniform float light_count;
uniform float snow; uniform float wet; uniform float time;
#if SHADOW_TAPS > 0
uniform sampler2DShadow shadow_map; uniform float shadow_texel;
#endif
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade;
#ifdef UNITS
varying vec2 tread;
#endif
#ifndef UNITS
varying vec4 leaf; varying float leafy; uniform sampler2D marks;
// A ring that spreads where a drop has fallen, one in each small square.
float ripple(vec2 p){ vec2 square = floor(p); vec2 chance = fract(sin(vec2(dot(square, vec2(127.1, 311.7)), dot(square, vec2(269.5, 183.3))))*43758.5);
  float age = fract(time*1.1 + chance.x*7.0); float l = length(fract(p) - .3 - .4*chance.yx);
  return smoothstep(.05, .0, abs(l - age*.3))*(1.0 - age); }
#endif
float lit_by_sun(){
#if SHADOW_TAPS == 0
  return 1.0;
#else
  vec3 q = shadow_at.xyz/shadow_at.w*.5 + .5; if(q.x < 0. || q.x > 1. || q.y < 0. || q.y > 1.) return 1.0; float s = 0.0;
#if SHADOW_TAPS == 4
  s = SHADOW(shadow_map, vec3(q.xy + vec2(-.5, -.5)*shadow_texel, q.z)) + SHADOW(shadow_map, vec3(q.xy + vec2(.5, -.5)*shadow_texel, q.z))
    + SHADOW(shadow_map, vec3(q.xy + vec2(-.5, .5)*shadow_texel, q.z)) + SHADOW(shadow_map, vec3(q.xy + vec2(.5, .5)*shadow_texel, q.z));
  return s*.25;
#else
  float a = grain()*6.283; mat2 turn = mat2(cos(a), sin(a), -sin(a), cos(a));
  for(int i = 0; i < 12; i++){ float k = float(i) + .5; float r = sqrt(k/12.0), t = k*2.39996;
    s += SHADOW(shadow_map, vec3(q.xy + turn*vec2(cos(t), sin(t))*r*shadow_texel*2.2, q.z)); }
  return s/12.0;
#endif
#endif
}
#ifdef CLOTH
uniform sampler2D cloth;     // the picture of a mat, whose pile catches the light
// Noise of two turned layers, so that no eye finds where the texture repeats.
float tufted(vec2 at, float finer){ return .5*(texture2D(noise, mat2(.80, .60, -.60, .80)*at*finer).r + texture2D(noise, mat2(.42, -.91, .91, .42)*at*finer*1.37 + .3).r); }
vec3 pile(vec2 at, vec3 n){ float here = tufted(at, 2.9);
  return normalize(n + vec3(here - tufted(at + vec2(.0016, .0), 2.9), here - tufted(at + vec2(.0, .0016), 2.9), .0)*4.0); }
#endif
void main(){
#ifdef UNITS
  if(fade < .99 && fade < grain()) discard;
#endif
  vec3 n = normalize(normal); vec3 albedo = pow(max(colour.rgb, 0.0), vec3(2.2));
#ifdef CLOTH
  float near = clamp(1.7 - 38.0*length(fwidth(world.xy)), 0.0, 1.0);      // from afar single tufts would only flicker
  albedo = pow(texture2D(cloth, vec2(world.x, board_size.y + world.y)/board_size).rgb, vec3(2.2))*(.74 + .50*(tufted(world.xy, .83) - .35)*min(near + .3, 1.0) + .66*(tufted(world.xy, 4.3) - .45)*near);
  n = pile(world.xy, n);
#endif
#ifndef UNITS
  float green = max(clamp((albedo.g - max(albedo.r*.86, albedo.b))*14.0, 0.0, 1.0), leafy);
  albedo = mix(albedo, leaf.rgb*dot(albedo, vec3(.3, .6, .1)), green*leaf.a);
#endif
#ifdef UNITS
  // the links of a track, while they are wide enough to be seen
  float link = tread.x/.034; albedo *= 1.0 + tread.y*(1.6*smoothstep(.25, .35, abs(fract(link) - .5)) - .35)*clamp(1.5 - 2.5*fwidth(link), 0.0, 1.0);
#endif
  float facing = dot(n, sun_dir); float sun = facing > 0.0 ? lit_by_sun() : 0.0;
  float n1 = texture2D(noise, world.xy*.23).r; float up = clamp(n.z, 0.0, 1.0);
  float cover = smoothstep(.45, .80, n.z + (n1 - .5)*.7 - (1.0 - snow)*.45)*min(snow*1.6, 1.0)*(1.0 - .72*smoothstep(.05, .15, gloss));
#ifdef UNITS
  cover *= .25;
#endif
#ifndef UNITS
  vec2 mark = texture2D(marks, vec2(world.x, board_size.y + world.y)/board_size).bg*smoothstep(.45, .8, n.z);
  mark *= smoothstep(.10, .55, texture2D(noise, world.xy*1.3).r + mark*.6);    // broken up, not painted on
  cover *= 1.0 - max(.88*mark.r, .97*mark.g); albedo = mix(albedo, vec3(.115, .088, .055), .38*mark.r*step(gloss, .05)); albedo = mix(albedo, vec3(.028, .026, .024), .85*mark.g);
#endif
  albedo = mix(albedo, vec3(.70, .75, .83), cover); albedo *= mix(1.0, .66, wet*up);
#ifndef UNITS
  float pool = wet*smoothstep(.61, .66, texture2D(noise, world.xy*.19 + .37).r)*smoothstep(.955, .985, n.z)*smoothstep(-.05, -.02, world.z);
  albedo *= 1.0 - .55*pool; n = normalize(mix(n, vec3(0.0, 0.0, 1.0), pool*.8));
#endif
  float wrap = clamp((facing + .12)/1.12, 0.0, 1.0); vec3 sky = mix(ground_colour, sky_colour, n.z*.5 + .5);
  vec3 c = albedo*(sun_colour*wrap*sun + sky);
  float away = 1.0 - clamp(dot(n, view_dir), 0.0, 1.0); c += sky_colour*away*away*away*.22*(.35 + albedo);
  float shine = max(gloss, wet*up*(.25 + .5*n1)); vec3 h = normalize(sun_dir + view_dir);
  c += sun_colour*pow(clamp(dot(n, h), 0.0, 1.0), mix(18.0, 90.0, shine))*sun*mix(.035, .55, shine)*(1.0 - cover);
  c += shine*sky_colour*away*away*.7;
#ifndef UNITS
  c += sky_colour*pool*(.05 + .20*smoothstep(.35, .75, texture2D(noise, world.xy*.07 + time*.004).r) + .8*ripple(world.xy*7.0));
#endif
  for(int i = 0; i < LIGHTS; i++){ if(float(i) >= light_count) break;
    vec3 d = lights_at[i].xyz - world; float l = length(d); float k = clamp(1.0 - l/lights_at[i].w, 0.0, 1.0);
    c += albedo*lights_colour[i].rgb*k*k*(.3 + .7*clamp(dot(n, d/max(l, 1e-4)), 0., 1.)); }
  c += mix(albedo*vec3(1.5, .95, .45), vec3(1.0, .47, .13), step(.55, colour.a))*colour.a*glow;
#ifdef UNITS
  c = mix(c, tint.a < 0.0 ? dot(c, vec3(.3, .55, .15))*tint.rgb : tint.rgb, abs(tint.a));
#else
  c *= 1.0 - .55*clamp(-(world.z + .25), 0.0, 1.0);
#endif
  vec3 seen = fogged(c, world);
#ifndef UNITS
  // the cut edge of the diorama is no ground that anybody could see or not
  vec2 inward = min(vec2(world.x, -world.y), board_size - vec2(world.x, -world.y));
  if(min(inward.x, inward.y) < .002 && abs(n.z) < .1) seen = c;
#endif
  FRAG = finished(seen, 1.0); }
