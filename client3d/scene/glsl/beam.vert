// The light of a vehicle's headlamps on the ground ahead of it.
uniform mat4 p3d_ViewProjectionMatrix; uniform sampler2D instances; uniform vec2 instances_size; uniform float first_row;
attribute vec4 p3d_Vertex; varying vec2 at; varying float strength; varying vec3 world;
void main(){ int row = int(first_row + .5) + INSTANCE;
  vec4 place = FETCH(instances, 0, row, instances_size); vec4 team = FETCH(instances, 2, row, instances_size);
  vec4 blob = FETCH(instances, 6, row, instances_size); float c = cos(place.w), s = sin(place.w);
  vec2 q = vec2(p3d_Vertex.x*.62, blob.y*.72 + p3d_Vertex.y*1.5); at = p3d_Vertex.xy; strength = team.w;
  world = vec3(place.xy + vec2(c*q.x - s*q.y, s*q.x + c*q.y), blob.z + .01); gl_Position = p3d_ViewProjectionMatrix*vec4(world, 1.0);
  if(strength < .01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
