varying vec2 at; varying float dark; void main(){ FRAG = vec4(0.0, 0.0, 0.0, dark*smoothstep(1.0, .35, length(at))); }
