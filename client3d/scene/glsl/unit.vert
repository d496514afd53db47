uniform mat4 p3d_ViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float normal_bias; uniform float time;
uniform sampler2D instances; uniform vec2 instances_size; uniform float first_row; uniform float swaying; uniform float leaning;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 normal_gloss; attribute vec4 extra;
uniform vec4 part_pivot[16]; uniform vec4 part_axis[16];    // xyz and kind; xyz and parent
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade; varying vec4 outline; varying vec4 ghost;
#ifdef ROTORS
varying float power;
#endif
varying vec2 tread;
vec3 about(vec3 v, vec3 k, float a){ float c = cos(a), s = sin(a); return v*c + cross(k, v)*s + k*dot(k, v)*(1.0 - c); }
vec3 about_z(vec3 v, float a){ return about(v, vec3(0.0, 0.0, 1.0), a); }
void main(){
  int row = int(first_row + .5) + INSTANCE;
  vec4 place = FETCH(instances, 0, row, instances_size); vec4 motion = FETCH(instances, 1, row, instances_size);
  vec4 team = FETCH(instances, 2, row, instances_size); tint = FETCH(instances, 3, row, instances_size);
  outline = FETCH(instances, 4, row, instances_size); vec4 pose = FETCH(instances, 5, row, instances_size);
  vec4 gait = FETCH(instances, 7, row, instances_size); float stride = gait.x;
  vec4 act = FETCH(instances, 8, row, instances_size);        // aiming, at work, figures fallen, on the knee
  tread = vec2(0.0);
  vec3 p = p3d_Vertex.xyz; vec3 n = normal_gloss.xyz*2.0 - 1.0; int part = int(extra.y*255.0 + .5);
  for(int depth = 0; depth < 5; depth++){
    vec4 hinge = part_pivot[part]; vec4 turn = part_axis[part]; int kind = int(hinge.w + .5); vec3 q = p - hinge.xyz; float a = 0.0;
    if(kind == 1) a = motion.x;
    else if(kind == 2){ q.y -= motion.y; a = gait.y; }
    else if(kind == 3) a = motion.w;
    else if(kind == 4){ float own = hinge.x*9.0 + hinge.y*13.0; q.z += abs(sin(motion.z + own))*.018*stride - .085*act.w*turn.y;
      q.xy += q.z*.035*gait.w*swaying*(1.0 - stride)*vec2(sin(time*.9 + own), sin(time*.7 + own*2.0));
      float down = clamp(act.z - turn.x, 0.0, 1.0);
      if(down > 0.0){ float lie = min(down*1.7, 1.0); lie *= lie*1.45; vec3 over = vec3(cos(own*3.0), sin(own*3.0), 0.0);
        q = about(q, over, lie)*(1.0 - smoothstep(.8, 1.0, down)); n = about(n, over, lie); } }
    else if(kind == 5){ vec4 above = part_pivot[int(turn.w + .5)];
      float side = sign(dot(hinge.xy - above.xy, turn.xy) + 1e-5);
      a = sin(motion.z + above.x*9.0 + above.y*13.0)*.72*side*stride; a = mix(a, -side, act.w); }
    else if(kind == 7) a = motion.z/11.0/max(hinge.z, .02);     // WALK_RADIANS a cell: it rolls, it does not slide
    else if(kind == 8){ q.z += .045*act.x; q.xy -= motion.y*.6*vec2(-turn.y, turn.x); a = -.42*(1.0 - act.x) + .06*sin(motion.z*2.0)*stride; }
    else if(kind == 9) a = -act.y*(1.2 + 1.2*sin(time*9.0 + place.x*3.0));
    else if(kind == 10){ float wish = sin(time*.55 + hinge.x*31.0 + hinge.y*17.0 + place.x*5.0 + place.y*3.0);
      a = .85*gait.w*swaying*(1.0 - act.x)*sign(wish)*smoothstep(.35, .75, abs(wish)); }
    else if(kind == 11) tread = vec2(q.y*n.z - q.z*n.y - motion.z/11.0, step(abs(n.x), .5));
    else if(kind == 12) a = time*1.3*gait.w*swaying;
    else if(kind == 6){ float l = length(q.xy); vec3 side = vec3(-q.y, q.x, 0.0)/max(l, 1e-4); q += side*sin(time*5.0 - l*16.0 + place.x*3.0)*l*.16; }
    if(a != 0.0){ q = about(q, turn.xyz, a); n = about(n, turn.xyz, a); }
    p = hinge.xyz + q; int next = int(turn.w + .5); if(next == part || part == 0) break; part = next; }
  // craft in the air never hang quite still, unless they are to
  float sway = time*1.7 + place.x*2.7 + place.y*4.1; float hover = gait.z*gait.w*swaying;
  pose.xy += hover*vec2(.022*sin(sway*.73), .030*sin(sway)); place.z += hover*.022*sin(sway*1.31);
  p *= pose.z; p = about(about(p, vec3(1., 0., 0.), pose.x), vec3(0., 1., 0.), pose.y); n = about(about(n, vec3(1., 0., 0.), pose.x), vec3(0., 1., 0.), pose.y);
  p = about_z(p, place.w); n = about_z(n, place.w);
  world = p + place.xyz; normal = n; gloss = normal_gloss.w; fade = team.w; ghost = vec4(team.rgb, 1.0);
  vec3 base = p3d_Color.rgb; float light = dot(base, vec3(.3, .55, .15));
  // olive paint and cloth lean towards the side's colour, so that sides differ in more than their patches
  float olive = clamp((min(base.r, base.g) - base.b)*7.0, 0.0, 1.0)*clamp((base.g - base.r*.88)*14.0, 0.0, 1.0);
  base = mix(base, light*(vec3(.72) + .62*team.rgb), .42*olive*leaning);
  colour = vec4(mix(base, team.rgb*(.16 + .66*light), extra.x)*(1.0 - pose.w), p3d_Color.a*(1.0 - step(.01, pose.w)));
  shadow_at = shadow_matrix*vec4(world + normalize(n)*normal_bias, 1.0);
  gl_Position = p3d_ViewProjectionMatrix*vec4(world, 1.0);
#ifdef ROTORS
  power = gait.w*fade; if(power < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
#ifdef ONLY_OUTLINED
  if(outline.a < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
  if(fade < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
