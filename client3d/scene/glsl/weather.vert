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
