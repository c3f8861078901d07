/** A picture as PNG; one that is PNG is answered as it is. Rejects when it does not decode. */
export async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
