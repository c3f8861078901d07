/**
 * A file's bytes as text: results of an injected script are JSON. Read as a `data:` address, because Firefox keeps the bytes
 * that a page's own `fetch` has brought from being looked at by an extension script.
 */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
