export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
