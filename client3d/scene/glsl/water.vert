uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float time;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; varying vec3 world; varying float depth; varying float still; varying float cut; varying vec4 shadow_at;
void main(){ vec4 v = p3d_Vertex; world = v.xyz; v.z += (sin(world.x*2.1 + time*1.3) + sin(world.y*2.7 - time*1.1))*.008*p3d_Color.g;
  gl_Position = p3d_ModelViewProjectionMatrix*v; depth = p3d_Color.r; still = p3d_Color.b; cut = 1.0 - p3d_Color.a; shadow_at = shadow_matrix*vec4(world, 1.0); }
