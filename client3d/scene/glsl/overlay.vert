uniform mat4 p3d_ModelViewProjectionMatrix; attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; varying vec4 colour;
void main(){
  gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; colour = p3d_Color;
  gl_Position.z -= .0010;     // a tenth of a cell nearer, so that bumps of the ground do not cut it
}
