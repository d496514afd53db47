uniform vec4 fall; uniform vec4 fall_colour; varying vec2 uv;
void main(){ float k = fall.w > .5 ? smoothstep(.5, .15, length(uv - .5)) : (1.0 - abs(uv.y - .5)*2.0)*(1.0 - abs(uv.x - .5)*2.0);
  FRAG = vec4(fall_colour.rgb, fall_colour.a*k); }
