uniform mat4 p3d_ModelViewProjectionMatrix; attribute vec4 p3d_Vertex; attribute vec2 p3d_MultiTexCoord0; varying vec2 uv;
void main(){ gl_Position = p3d_ModelViewProjectionMatrix*p3d_Vertex; uv = p3d_MultiTexCoord0; }
