/** Of JPEG and WebP, 0 to 1: text edges stay clean and a poster under a megabyte. */
export const quality = 0.9;
