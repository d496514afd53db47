uniform mat4 p3d_ModelViewMatrix; uniform mat4 p3d_ProjectionMatrix;
attribute vec4 p3d_Vertex; attribute vec4 p3d_Color; attribute vec4 corner; attribute vec4 stretch;
varying vec2 uv; varying vec4 colour; varying float burn; varying vec3 world;
void main(){ vec4 v = p3d_ModelViewMatrix*p3d_Vertex; vec2 q = corner.xy*2.0 - 1.0; uv = corner.xy; world = p3d_Vertex.xyz;
  float along = length(stretch.xyz);
  if(along > 0.0){ vec2 d = (p3d_ModelViewMatrix*vec4(stretch.xyz, 0.0)).xy;
    float l = max(length(d), 1e-4); d /= l; v.xy += d*q.y*max(l*.5, corner.z) + vec2(d.y, -d.x)*q.x*corner.z;
  } else { float a = stretch.w; q = mat2(cos(a), sin(a), -sin(a), cos(a))*q; v.xy += q*corner.z; v.z += corner.z*.8; }
  gl_Position = p3d_ProjectionMatrix*v; colour = p3d_Color; burn = corner.w; }
