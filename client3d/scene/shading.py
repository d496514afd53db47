"""Our own GLSL: one source each, for GLSL 150 and, by another header, for 120.

Sources are written with `attribute`, `varying`, `texture2D`, `FRAG`, `SHADOW` and `FETCH`; the header says what they mean.
Panda3D's auto-shader is never used: it fails without a window.
"""

from __future__ import annotations

from panda3d.core import Shader

_VERTEX_150 = """#version 150
#define attribute in
#define varying out
#define INSTANCE gl_InstanceID
#define FETCH(s, i, row, size) texelFetch(s, ivec2(i, row), 0)
"""
_FRAGMENT_150 = """#version 150
#define varying in
#define texture2D texture
#define SHADOW(s, c) texture(s, c)
out vec4 picture;
#define FRAG picture
"""
_VERTEX_120 = """#version 120
#extension GL_ARB_draw_instanced : enable
#define INSTANCE gl_InstanceIDARB
#define FETCH(s, i, row, size) texture2DLod(s, (vec2(i, row) + 0.5) / size, 0.0)
"""
_FRAGMENT_120 = """#version 120
#define FRAG gl_FragColor
#define SHADOW(s, c) shadow2D(s, c).r
"""


def program(vertex: str, fragment: str, version: int = 150, defines: dict[str, str] | None = None) -> Shader:
    """A shader of a vertex and a fragment source, with `#define`s put before both.

    version: 150 (core and compatibility profiles) or 120 (old drivers).
    """
    lines = "".join(f"#define {name} {value}\n" for name, value in sorted((defines or {}).items()))
    heads = (_VERTEX_150, _FRAGMENT_150) if version >= 150 else (_VERTEX_120, _FRAGMENT_120)
    return Shader.make(Shader.SL_GLSL, heads[0] + lines + vertex, heads[1] + lines + fragment)


_GRADING = """
uniform vec4 grade;        // exposure, saturation, contrast, unused
uniform vec3 lift; uniform vec3 gain; uniform vec2 screen;
float grain(){ return fract(52.9829189*fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))); }
vec3 aces(vec3 x){ return clamp((x*(2.51*x + 0.03))/(x*(2.43*x + 0.59) + 0.14), 0.0, 1.0); }
vec3 graded(vec3 c, vec2 uv){
  c = aces(c*grade.x); float l = dot(c, vec3(.2126, .7152, .0722)); c = mix(vec3(l), c, grade.y);
  c = c*gain + lift*(1.0 - c)*(1.0 - l); c = pow(max(c, 0.0), vec3(1.0/2.2)); c = mix(c, c*c*(3.0 - 2.0*c), grade.z);
  c *= 1.0 - .42*smoothstep(.42, .95, length((uv - .5)*vec2(1.15, 1.0)));
  return c + (grain() - .5)/255.0; }
"""

_COMMON = (
    """
uniform vec3 sun_dir; uniform vec3 sun_colour; uniform vec3 sky_colour; uniform vec3 ground_colour; uniform vec3 view_dir;
uniform float glow; uniform sampler2D fog_levels; uniform vec2 board_size; uniform float fog_on; uniform sampler2D noise;
"""
    + _GRADING
    + """
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
"""
)

TERRAIN_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float normal_bias;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 normal_gloss;
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade;
void main(){
  gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; world = p3d_Vertex.xyz; normal = normal_gloss.xyz*2.0 - 1.0;
  colour = p3d_Color; gloss = normal_gloss.w; tint = vec4(0.0); fade = 1.0;
  shadow_at = shadow_matrix*vec4(world + normalize(normal)*normal_bias, 1.0); }
"""

# One row of `instances` a unit; units.py writes it.
UNIT_VERTEX = """
uniform mat4 p3d_ViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float normal_bias; uniform float time;
uniform sampler2D instances; uniform vec2 instances_size; uniform float first_row;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 normal_gloss; attribute vec4 extra;
uniform vec4 part_pivot[16]; uniform vec4 part_axis[16];    // xyz and kind; xyz and parent
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade; varying vec4 outline;
vec3 about(vec3 v, vec3 k, float a){ float c = cos(a), s = sin(a); return v*c + cross(k, v)*s + k*dot(k, v)*(1.0 - c); }
vec3 about_z(vec3 v, float a){ return about(v, vec3(0.0, 0.0, 1.0), a); }
void main(){
  int row = int(first_row + .5) + INSTANCE;
  vec4 place = FETCH(instances, 0, row, instances_size); vec4 motion = FETCH(instances, 1, row, instances_size);
  vec4 team = FETCH(instances, 2, row, instances_size); tint = FETCH(instances, 3, row, instances_size);
  outline = FETCH(instances, 4, row, instances_size); vec4 pose = FETCH(instances, 5, row, instances_size);
  float stride = FETCH(instances, 7, row, instances_size).x;
  vec3 p = p3d_Vertex.xyz; vec3 n = normal_gloss.xyz*2.0 - 1.0; int part = int(extra.y*255.0 + .5);
  for(int depth = 0; depth < 5; depth++){
    vec4 hinge = part_pivot[part]; vec4 turn = part_axis[part]; int kind = int(hinge.w + .5); vec3 q = p - hinge.xyz; float a = 0.0;
    if(kind == 1) a = motion.x;
    else if(kind == 2){ q.y -= motion.y; }
    else if(kind == 3) a = motion.w;
    else if(kind == 4) q.z += abs(sin(motion.z + hinge.x*9.0 + hinge.y*13.0))*.018*stride;
    else if(kind == 5){ vec4 above = part_pivot[int(turn.w + .5)];
      a = sin(motion.z + above.x*9.0 + above.y*13.0)*.55*sign(hinge.x - above.x + 1e-5)*stride; }
    else if(kind == 7) a = -motion.z*1.5;
    else if(kind == 6){ float l = length(q.xy); vec3 side = vec3(-q.y, q.x, 0.0)/max(l, 1e-4); q += side*sin(time*5.0 - l*16.0 + place.x*3.0)*l*.16; }
    if(a != 0.0){ q = about(q, turn.xyz, a); n = about(n, turn.xyz, a); }
    p = hinge.xyz + q; int next = int(turn.w + .5); if(next == part || part == 0) break; part = next; }
  p *= pose.z; p = about(about(p, vec3(1., 0., 0.), pose.x), vec3(0., 1., 0.), pose.y); n = about(about(n, vec3(1., 0., 0.), pose.x), vec3(0., 1., 0.), pose.y);
  p = about_z(p, place.w); n = about_z(n, place.w);
  world = p + place.xyz; normal = n; gloss = normal_gloss.w; fade = team.w;
  vec3 base = p3d_Color.rgb; float light = dot(base, vec3(.3, .55, .15));
  colour = vec4(mix(base, team.rgb*(.35 + 1.15*light), extra.x)*(1.0 - pose.w), p3d_Color.a*(1.0 - step(.01, pose.w)));
  shadow_at = shadow_matrix*vec4(world + normalize(n)*normal_bias, 1.0);
  gl_Position = p3d_ViewProjectionMatrix*vec4(world, 1.0);
#ifdef ONLY_OUTLINED
  if(outline.a < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
  if(fade < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
"""

# SHADOW_TAPS 0, 4 or 12; LIGHTS the most point lights at once; UNITS for unit models
LIT_FRAGMENT = (
    _COMMON
    + """
uniform vec4 lights_at[LIGHTS]; uniform vec4 lights_colour[LIGHTS]; uniform float light_count;
uniform float snow; uniform float wet; uniform vec4 season;     // season: colour of greenery, share
#if SHADOW_TAPS > 0
uniform sampler2DShadow shadow_map; uniform float shadow_texel;
#endif
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade;
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
void main(){
#ifdef UNITS
  if(fade < .99 && fade < grain()) discard;
#endif
  vec3 n = normalize(normal); vec3 albedo = pow(max(colour.rgb, 0.0), vec3(2.2));
  float green = clamp((albedo.g - max(albedo.r*.86, albedo.b))*14.0, 0.0, 1.0)*season.w; float bright = dot(albedo, vec3(.3, .6, .1));
  albedo = mix(albedo, season.rgb*bright, green);
  float facing = dot(n, sun_dir); float sun = facing > 0.0 ? lit_by_sun() : 0.0;
  float n1 = texture2D(noise, world.xy*.23).r; float up = clamp(n.z, 0.0, 1.0);
  float cover = smoothstep(.45, .80, n.z + (n1 - .5)*.7 - (1.0 - snow)*.45)*min(snow*1.6, 1.0);
#ifdef UNITS
  cover *= .25;
#endif
  albedo = mix(albedo, vec3(.78, .83, .90), cover); albedo *= mix(1.0, .66, wet*up);
  float wrap = clamp((facing + .12)/1.12, 0.0, 1.0); vec3 sky = mix(ground_colour, sky_colour, n.z*.5 + .5);
  vec3 c = albedo*(sun_colour*wrap*sun + sky);
  float away = 1.0 - clamp(dot(n, view_dir), 0.0, 1.0); c += sky_colour*away*away*away*.22*(.35 + albedo);
  float shine = max(gloss, wet*up*(.25 + .5*n1)); vec3 h = normalize(sun_dir + view_dir);
  c += sun_colour*pow(clamp(dot(n, h), 0.0, 1.0), mix(18.0, 90.0, shine))*sun*mix(.035, .55, shine)*(1.0 - cover);
  c += shine*sky_colour*away*away*.7;
  for(int i = 0; i < LIGHTS; i++){ if(float(i) >= light_count) break;
    vec3 d = lights_at[i].xyz - world; float l = length(d); float k = clamp(1.0 - l/lights_at[i].w, 0.0, 1.0);
    c += albedo*lights_colour[i].rgb*k*k*(.3 + .7*clamp(dot(n, d/max(l, 1e-4)), 0., 1.)); }
  c += mix(albedo, vec3(1.0, .62, .22), step(.55, colour.a))*colour.a*glow;
#ifdef UNITS
  c = mix(c, tint.rgb, tint.a);
#else
  c *= 1.0 - .55*clamp(-(world.z + .25), 0.0, 1.0);
#endif
  FRAG = finished(fogged(c, world), 1.0); }
"""
)

DEPTH_VERTEX = "uniform mat4 p3d_ModelViewProjectionMatrix; attribute vec4 p3d_Vertex; void main(){ gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; }"
DEPTH_FRAGMENT = "void main(){ FRAG = vec4(1.0); }"
HIDDEN_VERTEX = "void main(){ gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }"
OUTLINE_FRAGMENT = "varying vec4 outline; void main(){ FRAG = vec4(outline.rgb, 1.0); }"

# A soft dark spot under each unit: contact shadow on every tier.
BLOB_VERTEX = """
uniform mat4 p3d_ViewProjectionMatrix; uniform sampler2D instances; uniform vec2 instances_size; uniform float first_row;
attribute vec4 p3d_Vertex; varying vec2 at; varying float dark; varying vec3 world;
void main(){ int row = int(first_row + .5) + INSTANCE;
  vec4 place = FETCH(instances, 0, row, instances_size); vec4 team = FETCH(instances, 2, row, instances_size);
  vec4 blob = FETCH(instances, 6, row, instances_size); float c = cos(place.w), s = sin(place.w);
  vec2 q = p3d_Vertex.xy*blob.xy; at = p3d_Vertex.xy; dark = blob.w*team.w;
  world = vec3(place.xy + vec2(c*q.x - s*q.y, s*q.x + c*q.y), blob.z); gl_Position = p3d_ViewProjectionMatrix*vec4(world, 1.0);
  if(dark < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
"""
BLOB_FRAGMENT = "varying vec2 at; varying float dark; void main(){ FRAG = vec4(0.0, 0.0, 0.0, dark*smoothstep(1.0, .35, length(at))); }"

WATER_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float time;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; varying vec3 world; varying float depth; varying float still; varying vec4 shadow_at;
void main(){ vec4 v = p3d_Vertex; world = v.xyz; v.z += (sin(world.x*2.1 + time*1.3) + sin(world.y*2.7 - time*1.1))*.008*p3d_Color.g;
  gl_Position = p3d_ModelViewProjectionMatrix*v; depth = p3d_Color.r; still = p3d_Color.b; shadow_at = shadow_matrix*vec4(world, 1.0); }
"""
WATER_FRAGMENT = (
    _COMMON
    + """
#if SHADOW_TAPS > 0
uniform sampler2DShadow shadow_map;
#endif
uniform float time; uniform float ice; varying vec3 world; varying float depth; varying float still; varying vec4 shadow_at;
float field(vec2 p, vec2 drift){ return texture2D(noise, p*.22 + drift).r; }
void main(){
  vec2 p = world.xy; float n1 = texture2D(noise, p*.16 + vec2(time*.012, time*.007)).r; float n2 = texture2D(noise, p*.31 - vec2(time*.015, -time*.010)).r;
  vec2 ex = vec2(.096, 0.0), ey = vec2(0.0, .096), dx = vec2(time*.02, 0.0), dy = vec2(0.0, time*.017);
  vec3 n = normalize(vec3((field(p - ex, dx) - field(p + ex, dx))*1.6, (field(p - ey, dy) - field(p + ey, dy))*1.6, 1.0));
  float d = clamp(depth*2.6, 0.0, 1.0);
  vec3 body = mix(vec3(.16, .36, .33), vec3(.020, .085, .115), smoothstep(.0, .85, d + .25*(n1 - .5)));
  body = mix(body, vec3(.55, .66, .72), ice*.55*smoothstep(.35, .6, n1));
  body = mix(body, vec3(.050, .062, .040), still);
  float sun = 1.0;
#if SHADOW_TAPS > 0
  vec3 q = shadow_at.xyz/shadow_at.w*.5 + .5; if(q.x > 0. && q.x < 1. && q.y > 0. && q.y < 1.) sun = SHADOW(shadow_map, vec3(q.xy, q.z - .0012));
#endif
  vec3 c = body*(sun_colour*clamp(dot(n, sun_dir), 0., 1.)*(.35 + .65*sun) + sky_colour*1.2);
  float away = 1.0 - clamp(dot(n, view_dir), 0., 1.); c += sky_colour*(away*away*away*1.1 + .05);
  vec3 h = normalize(sun_dir + view_dir); c += sun_colour*pow(clamp(dot(n, h), 0., 1.), 160.0)*1.2*sun;
  c += sky_colour*smoothstep(.60, .72, n1*.6 + n2*.4)*.16*(1.0 - still);
  float band = depth + (n2 - .5)*.05;
  float foam = smoothstep(.055, .022, band) + .55*smoothstep(.012, .0, abs(band - .105 - .016*sin(time*1.2 + n1*6.0)));
  foam = clamp(foam*(1.0 - still), 0., 1.); c = mix(c, vec3(.85, .9, .88)*(sun_colour*.25 + sky_colour), foam*.85);
  FRAG = finished(fogged(c, world), max(mix(.62, .96, smoothstep(0.0, .35, d)), foam)); }
"""
)

OVERLAY_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix; attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; varying vec4 colour;
void main(){ gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; colour = p3d_Color; }
"""
OVERLAY_FRAGMENT = """
uniform vec4 grade; varying vec4 colour;
void main(){ vec3 c = colour.rgb;
#ifndef INLINE_GRADE
  c = pow(max(c, 0.0), vec3(2.2))*.75/grade.x;     // the last pass exposes it again
#endif
  FRAG = vec4(c, colour.a); }
"""

# Particles: premultiplied alpha, `burn` says how much a puff adds light instead of covering.
PARTICLE_VERTEX = """
uniform mat4 p3d_ModelViewMatrix; uniform mat4 p3d_ProjectionMatrix;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 corner; attribute vec4 stretch;
varying vec2 uv; varying vec4 colour; varying float burn; varying vec3 world;
void main(){ vec4 v = p3d_ModelViewMatrix*p3d_Vertex; vec2 q = corner.xy*2.0 - 1.0; uv = corner.xy; world = p3d_Vertex.xyz;
  float along = length(stretch.xyz);
  if(along > 0.0){ vec2 d = (p3d_ModelViewMatrix*vec4(stretch.xyz, 0.0)).xz; d = (p3d_ModelViewMatrix*vec4(stretch.xyz, 0.0)).xy;
    float l = max(length(d), 1e-4); d /= l; v.xy += d*q.y*max(l*.5, corner.z) + vec2(d.y, -d.x)*q.x*corner.z;
  } else { float a = stretch.w; q = mat2(cos(a), sin(a), -sin(a), cos(a))*q; v.xy += q*corner.z; v.z += corner.z*.8; }
  gl_Position = p3d_ProjectionMatrix*v; colour = p3d_Color; burn = corner.w; }
"""
PARTICLE_FRAGMENT = (
    _COMMON
    + """
uniform sampler2D puff; varying vec2 uv; varying vec4 colour; varying float burn; varying vec3 world;
void main(){ vec4 t = texture2D(puff, uv); vec3 albedo = pow(max(colour.rgb, 0.0), vec3(2.2)); float a = t.a*colour.a;
  vec3 light = sun_colour*.30 + sky_colour*.75; vec3 c = mix(albedo*light*(.45 + .75*t.r), albedo*7.0*t.r, burn);
#ifdef INLINE_GRADE
  c = graded(c, vec2(.5));
#endif
  FRAG = vec4(c*a, a*(1.0 - burn)); }
"""
)

WEATHER_VERTEX = """
uniform mat4 p3d_ModelViewMatrix; uniform mat4 p3d_ProjectionMatrix; uniform float time;
uniform vec4 fall;       // speed, slant, length, 1 for snow
uniform vec4 box;        // centre x, y, half width, height
attribute vec4 p3d_Vertex; attribute vec2 p3d_MultiTexCoord0; varying vec2 uv;
void main(){ vec3 p = p3d_Vertex.xyz; float speed = fall.x*(.8 + .4*fract(p.x*7.13 + p.y*3.7));
  p.xy = mod(p.xy*box.z*2.0 - box.xy + box.z, box.z*2.0) + box.xy - box.z;
  p.z = box.w - mod(p.z*box.w + time*speed, box.w); p.xy += fall.y*(-p.z)*.5*vec2(1., .2);
  if(fall.w > .5) p.xy += vec2(sin(time*1.1 + p3d_Vertex.y*90.0), cos(time*.9 + p3d_Vertex.x*70.0))*.15;
  vec4 v = p3d_ModelViewMatrix*vec4(p, 1.0); vec2 q = p3d_MultiTexCoord0; uv = q;
  if(fall.w > .5) v.xy += (q - .5)*.075;
  else { vec4 d = p3d_ModelViewMatrix*vec4(fall.y*.5, fall.y*.1, 1.0, 0.0); v.xy += normalize(d.xy)*(q.y - .5)*fall.z; v.x += (q.x - .5)*.016; }
  gl_Position = p3d_ProjectionMatrix*v; }
"""
WEATHER_FRAGMENT = """
uniform vec4 fall; uniform vec4 fall_colour; varying vec2 uv;
void main(){ float k = fall.w > .5 ? smoothstep(.5, .15, length(uv - .5)) : (1.0 - abs(uv.y - .5)*2.0)*(1.0 - abs(uv.x - .5)*2.0);
  FRAG = vec4(fall_colour.rgb, fall_colour.a*k); }
"""

BACKDROP_VERTEX = "attribute vec4 p3d_Vertex; varying vec2 uv; void main(){ gl_Position = vec4(p3d_Vertex.xy, 0.9999, 1.0); uv = p3d_Vertex.xy*.5 + .5; }"
BACKDROP_FRAGMENT = (
    _GRADING
    + """
uniform vec3 backdrop_edge; uniform vec3 backdrop_middle; varying vec2 uv;
void main(){ vec3 c = mix(backdrop_middle, backdrop_edge, smoothstep(.05, .75, length((uv - .5)*vec2(1.15, 1.0))));
#ifdef INLINE_GRADE
  c = graded(c, uv);
#endif
  FRAG = vec4(c, 1.0); }
"""
)

POST_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix; attribute vec4 p3d_Vertex; attribute vec2 p3d_MultiTexCoord0; varying vec2 uv;
void main(){ gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; uv = p3d_MultiTexCoord0; }
"""
# Orthographic: depth is linear. lens: film width, film height, near, far in cells. Half resolution samples at +1/2 texel.
OCCLUSION_FRAGMENT = """
uniform sampler2D depth_map; uniform vec4 lens; uniform vec2 texel; varying vec2 uv;
vec3 at(vec2 p){ return vec3((p - .5)*lens.xy, -(lens.z + texture2D(depth_map, p).r*(lens.w - lens.z))); }
void main(){ vec2 here = uv + texel*.5; vec3 p0 = at(here); vec2 tx = vec2(texel.x, 0.), ty = vec2(0., texel.y);
  vec3 px = at(here + tx), mx = at(here - tx), py = at(here + ty), my = at(here - ty);
  vec3 ex = abs(px.z - p0.z) < abs(mx.z - p0.z) ? px - p0 : p0 - mx, ey = abs(py.z - p0.z) < abs(my.z - p0.z) ? py - p0 : p0 - my;
  vec3 n = cross(ex, ey); n /= max(length(n), 1e-9); float hidden = 0.0; const float R = .34;
  float a = fract(52.9829189*fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))))*6.283;
  for(int i = 0; i < 10; i++){ float k = float(i) + .5; float r = R*sqrt(k/10.0), t = k*2.39996 + a;
    vec3 v = at(here + vec2(cos(t), sin(t))*r/lens.xy) - p0; float l = length(v) + 1e-4;
    hidden += max(0.0, dot(n, v)/l - .18)*smoothstep(R*2.2, R*.4, l); }
  FRAG = vec4(vec3(clamp(1.0 - hidden/10.0*1.7, 0.0, 1.0)), 1.0); }
"""
BRIGHT_FRAGMENT = """
uniform sampler2D source; uniform vec2 texel; varying vec2 uv;
void main(){ vec3 c = vec3(0.0); for(int i = -1; i <= 1; i++) for(int j = -1; j <= 1; j++) c += min(texture2D(source, uv + vec2(float(i), float(j))*texel).rgb, vec3(8.0));
  c /= 9.0; FRAG = vec4(c*smoothstep(1.05, 2.2, max(c.r, max(c.g, c.b))), 1.0); }
"""
BLUR_FRAGMENT = """
uniform sampler2D source; uniform vec2 direction; varying vec2 uv;
void main(){ vec4 c = vec4(0.0); float w = 0.0; for(int i = -6; i <= 6; i++){ float k = exp(-float(i*i)/16.0); c += texture2D(source, uv + direction*float(i))*k; w += k; }
  FRAG = c/w; }
"""
FINAL_FRAGMENT = (
    _GRADING
    + """
uniform sampler2D colours; uniform sampler2D occlusion; uniform sampler2D bloom; uniform sampler2D mask; uniform vec2 texel;
varying vec2 uv;
void main(){ vec3 c = texture2D(colours, uv).rgb; float open = 0.0;
  for(int i = -1; i <= 1; i++) for(int j = -1; j <= 1; j++) open += texture2D(occlusion, uv + vec2(float(i), float(j))*texel*1.5).r;
  c *= mix(1.0, open/9.0, .85); c += texture2D(bloom, uv).rgb*.55; c = graded(c, uv);
  vec4 m = texture2D(mask, uv); float edge = 0.0; vec3 rim = vec3(0.0);
  for(int i = 0; i < 12; i++){ float t = float(i)*.5236; vec4 q = texture2D(mask, uv + vec2(cos(t), sin(t))*texel*2.6); if(q.a > edge){ edge = q.a; rim = q.rgb; } }
  FRAG = vec4(mix(c, rim, clamp(edge - m.a, 0.0, 1.0)), 1.0); }
"""
)
