#include "common.glsl"

uniform sampler2D puff; varying vec2 uv; varying vec4 colour; varying float burn; varying vec3 world;
void main(){ vec4 t = texture2D(puff, uv); vec3 albedo = pow(max(colour.rgb, 0.0), vec3(2.2)); float a = t.a*colour.a;
  vec3 light = sun_colour*.30 + sky_colour*.75; vec3 c = mix(albedo*light*(.45 + .75*t.r), albedo*7.0*t.r, burn);
#ifdef INLINE_GRADE
  c = pow(c/(1.0 + .8*max(c.r, max(c.g, c.b))*burn)*mix(1.0, grade.x, 1.0 - burn), vec3(1.0/2.2));
  FRAG = vec4(c*a, a*(1.0 - .45*burn));  // fire that only adds would end as white where eight bits end
#else
  FRAG = vec4(c*a, a*(1.0 - burn));
#endif
}
