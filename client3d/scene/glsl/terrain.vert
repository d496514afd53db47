uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 shadow_matrix; uniform float normal_bias;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 normal_gloss; attribute vec4 extra;
uniform vec4 leaves[7];      // of a season: colour and share, for grass, four kinds of trees, evergreens, crops
varying vec3 normal; varying vec3 world; varying vec4 colour; varying float gloss; varying vec4 shadow_at; varying vec4 tint;
varying float fade; varying vec4 leaf; varying float leafy;
void main(){
  gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; world = p3d_Vertex.xyz; normal = normal_gloss.xyz*2.0 - 1.0;
  colour = p3d_Color; gloss = normal_gloss.w; tint = vec4(0.0); fade = 1.0;
  int kind = int(extra.x*255.0 + .5); leaf = leaves[kind]; leafy = min(float(kind), 1.0);
  shadow_at = shadow_matrix*vec4(world + normalize(normal)*normal_bias, 1.0); }
