// Where there is no mask for outlines, an outlined unit gets a ring in that colour on the ground.
varying vec2 at; varying float dark; varying vec4 ring;
void main(){
  float l = length(at); vec4 c = vec4(0.0, 0.0, 0.0, dark*smoothstep(1.0, .35, l));
#ifdef INLINE_GRADE
  float line = smoothstep(.80, .86, l)*smoothstep(1.0, .94, l)*ring.a; c = mix(c, vec4(ring.rgb, .95), line);
#endif
  FRAG = c; }
