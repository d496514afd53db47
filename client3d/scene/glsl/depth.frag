void main(){ FRAG = vec4(1.0); }
