uniform sampler2D source; uniform vec2 texel; varying vec2 uv;
void main(){ vec3 c = vec3(0.0); for(int i = -1; i <= 1; i++) for(int j = -1; j <= 1; j++) c += min(texture2D(source, uv + vec2(float(i), float(j))*texel).rgb, vec3(8.0));
  c /= 9.0; FRAG = vec4(c*smoothstep(1.20, 2.4, max(c.r, max(c.g, c.b))), 1.0); }
