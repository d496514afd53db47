varying vec4 outline; void main(){ FRAG = vec4(outline.rgb, 1.0); }
