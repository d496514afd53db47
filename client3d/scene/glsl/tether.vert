// A thin line from a craft in the air to the ground below it: which cell it is over.
uniform mat4 p3d_ViewProjectionMatrix; uniform sampler2D instances; uniform vec2 instances_size; uniform float first_row;
uniform vec2 screen; attribute vec4 p3d_Vertex; varying float along; varying float strength; varying vec3 team; varying vec3 world;
void main(){ int row = int(first_row + .5) + INSTANCE;
  vec4 place = FETCH(instances, 0, row, instances_size); vec4 side = FETCH(instances, 2, row, instances_size);
  vec4 blob = FETCH(instances, 6, row, instances_size); vec4 gait = FETCH(instances, 7, row, instances_size);
  float up = p3d_Vertex.y*.5 + .5; along = up*(place.z - blob.z); strength = gait.z*side.w; team = side.rgb;
  world = vec3(place.xy, mix(blob.z, place.z + .04, up)); gl_Position = p3d_ViewProjectionMatrix*vec4(world, 1.0);
  gl_Position.x += p3d_Vertex.x*2.2/screen.x*gl_Position.w;
  if(strength < .02) gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
