attribute vec4 p3d_Vertex; varying vec2 uv; void main(){ gl_Position = vec4(p3d_Vertex.xy, 0.9999, 1.0); uv = p3d_Vertex.xy*.5 + .5; }
