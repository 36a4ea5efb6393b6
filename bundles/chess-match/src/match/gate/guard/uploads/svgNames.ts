/**
 * What a drawing is made of: shapes, texts, colours, filters. Not here is what runs (script), what shows another
 * document (foreignObject), what changes an address while it is looked at (set, animate), and what belongs to the
 * program it was drawn with. In small letters.
 */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol switch use view title desc style path rect circle ellipse line polyline polygon text textpath tspan tref image marker ' +
    'mask clippath pattern lineargradient radialgradient stop filter font glyph glyphref hkern vkern altglyph altglyphdef altglyphitem ' +
    'animatecolor animatemotion animatetransform mpath feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix ' +
    'fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge ' +
    'femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence'
  ).split(' '),
);

/** How these may look and where they stand: no event among them. In small letters, without a namespace. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'accent-height accumulate additive alignment-baseline amplitude ascent attributename attributetype azimuth basefrequency baseline-shift ' +
    'begin bias by class clip clippathunits clip-path clip-rule color color-interpolation color-interpolation-filters color-profile ' +
    'color-rendering cx cy d dx dy diffuseconstant direction display divisor dominant-baseline dur edgemode elevation end exponent fill ' +
    'fill-opacity fill-rule filter filterunits flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style ' +
    'font-variant font-weight fx fy g1 g2 glyph-name glyphref gradientunits gradienttransform height href id image-rendering in in2 ' +
    'intercept k k1 k2 k3 k4 kerning keypoints keysplines keytimes lang lengthadjust letter-spacing kernelmatrix kernelunitlength ' +
    'lighting-color local marker-end marker-mid marker-start markerheight markerunits markerwidth maskcontentunits maskunits max mask ' +
    'mask-type media method mix-blend-mode mode min name numoctaves offset operator opacity order orient orientation origin overflow ' +
    'paint-order path pathlength patterncontentunits patterntransform patternunits pointer-events points preservealpha preserveaspectratio ' +
    'primitiveunits r rx ry radius refx refy repeatcount repeatdur restart result rotate scale seed shape-rendering slope specularconstant ' +
    'specularexponent spreadmethod startoffset stddeviation stitchtiles stop-color stop-opacity stroke-dasharray stroke-dashoffset ' +
    'stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke stroke-width style surfacescale systemlanguage tabindex ' +
    'tablevalues targetx targety transform transform-origin text-anchor text-decoration text-orientation text-rendering textlength type u1 ' +
    'u2 unicode values vector-effect viewbox visibility version vert-adv-y vert-origin-x vert-origin-y width word-spacing wrap writing-mode ' +
    'xchannelselector ychannelselector x x1 x2 y y1 y2 z zoomandpan'
  ).split(' '),
);
