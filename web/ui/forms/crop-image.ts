export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of the uploaded picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the selected area as a JPEG of the given size. */
export async function cropImage(address: string, area: Area, size: Size): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext('2d');
  paper?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut.'))),
      'image/jpeg',
      0.9,
    );
  });
}
