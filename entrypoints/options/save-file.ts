/** Gives the user a file to keep, as a link would. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then; the page is its last owner.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
