uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float normal_bias;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 normal_gloss;
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade;
void main(){
  gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; world = p3d_Vertex.xyz; normal = normal_gloss.xyz*2.0 - 1.0;
  colour = p3d_Color; gloss = normal_gloss.w; tint = vec4(0.0); fade = 1.0;
  shadow_at = shadow_matrix*vec4(world + normalize(normal)*normal_bias, 1.0); }
