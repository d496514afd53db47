uniform sampler2D source; uniform vec2 direction; varying vec2 uv;
void main(){ vec4 c = vec4(0.0); float w = 0.0; for(int i = -6; i <= 6; i++){ float k = exp(-float(i*i)/16.0); c += texture2D(source, uv + direction*float(i))*k; w += k; }
  FRAG = c/w; }
