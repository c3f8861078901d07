/** Web Share, level 2. */
export function canShare(mediaType: string): boolean {
  const probe = new File([], 'picture', { type: mediaType });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

export async function sharePicture(picture: Blob, fileName: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], fileName, { type: picture.type })], text });
    return true;
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return false;
    throw error;
  }
}
