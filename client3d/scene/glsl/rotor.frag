// The blur of a turning rotor: a pale disc, streaked, with a brighter rim where the tips go round.
#include "common.glsl"
uniform float time; varying vec4 colour; varying vec3 world; varying float power;
void main(){
  vec2 at = colour.rg*2.0 - 1.0; float l = length(at); float turn = atan(at.y, at.x) - time*(colour.b > .5 ? 7.0 : -7.0);
  float streak = .62 + .38*cos(turn*4.0); float disc = smoothstep(1.0, .97, l)*smoothstep(.06, .22, l);
  float a = power*disc*(.13*streak + .16*smoothstep(.86, .95, l));
  vec3 c = fogged(vec3(.80, .86, .92)*(sky_colour*.75 + sun_colour*.16), world); FRAG = vec4(finished(c, 1.0).rgb, a); }
