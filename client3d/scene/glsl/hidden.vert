void main(){ gl_Position = vec4(2.0, 2.0, 2.0, 1.0); }
